export type { Administered, Health, Report } from './company/administered.ts';
export { Administration } from './company/administration.ts';
export { type Config, readConfig, SETTINGS, type SettingName, WrongSetting } from './config.ts';
export { type Recomputed, recomputeRatings } from './ratings/recompute.ts';
export { type Server, serve } from './server.ts';
export { exportRecords, type Imported, importRecords } from './storage/archive.ts';
export { NoDatabase } from './storage/database.ts';
export { FolderInUse } from './storage/folder-lock.ts';
