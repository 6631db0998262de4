import { expect, test } from 'vitest';
import { findView } from './offline-screens.client.tsx';

const view = (pathname: string) => findView(pathname, 'austin-tx');

test('the home screen and the saved city are searched offline', () => {
  expect(view('/')).toEqual({ kind: 'search' });
  expect(view('/home-search')).toEqual({ kind: 'search' });
  expect(view('/browse/metro/austin-tx')).toEqual({ kind: 'search' });
});

test('a listing and a guide are looked for by their slugs', () => {
  expect(view('/business/4th-street-tap-austin-tx')).toEqual({
    kind: 'listing',
    slug: '4th-street-tap-austin-tx',
  });
  expect(view('/cityguides/austin-tx')).toEqual({ kind: 'guide', slug: 'austin-tx' });
});

test('other cities and screens that need the network are not available offline', () => {
  for (const path of [
    '/browse/metro/dallas-tx',
    '/dashboard',
    '/business',
    '/business/x/history',
  ]) {
    expect([path, view(path)]).toEqual([path, { kind: 'nothing' }]);
  }
});

test('an undecodable address has no offline screen', () => {
  expect(view('/business/%E0%A4%A')).toEqual({ kind: 'nothing' });
});
