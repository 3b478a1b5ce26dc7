export { exportRecords, type Imported, importRecords } from './archive.ts';
export { type Config, readConfig, SETTINGS, type SettingName, WrongSetting } from './config.ts';
export { NoDatabase } from './database.ts';
export { FolderInUse } from './folder-lock.ts';
export { type Server, serve } from './server.ts';
