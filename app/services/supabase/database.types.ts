export type Database = any;
