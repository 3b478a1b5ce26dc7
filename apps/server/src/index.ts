export { exportRecords, type Imported, importRecords } from './storage/archive.ts';
export { type Config, readConfig, SETTINGS, type SettingName, WrongSetting } from './config.ts';
export { NoDatabase } from './storage/database.ts';
export { FolderInUse } from './storage/folder-lock.ts';
export { type Server, serve } from './server.ts';
