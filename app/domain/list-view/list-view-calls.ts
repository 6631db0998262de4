import { type Answer, defineRead } from '../call-function.ts';
import { defineWrite } from '../call-write.ts';

/** A saved view of a list: its search, filters and order. */
export type ListView = Answer<'find_list_views'>[number];

/** Returns the caller's views of all lists. */
export const findListViews = defineRead('find_list_views');

/** Saves the caller's view of a list; replaces one with the same name. */
export const saveListView = defineWrite('save_list_view', (view: Omit<ListView, 'id'>) => view);

export const deleteListView = defineWrite('delete_list_view', (id: string) => ({ view_id: id }));
