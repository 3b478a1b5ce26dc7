import { lockFolder } from '../src/storage/folder-lock.ts';

/** Takes a folder and holds it until the process ends; says so, or why not. */
await lockFolder(process.argv[2] ?? '').then(
  () => {
    console.log('held');
    setInterval(() => {}, 60_000);
  },
  (error: Error) => console.log(error.message),
);
