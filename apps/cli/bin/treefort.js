#!/usr/bin/env node
import { spawn } from 'node:child_process';
import module, { createRequire } from 'node:module';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const main = new URL('../src/main.ts', import.meta.url);

/** Compiled sources are kept here: the command starts three times as fast the second time. */
const compiled = fileURLToPath(
  new URL('../../../node_modules/.cache/treefort-compiled', import.meta.url),
);

/** Whether this Node runs TypeScript as it is. */
function runsTypeScript() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

/** The Node that came with the project, or undefined before `npm ci`. */
function ownNode() {
  try {
    return createRequire(import.meta.url).resolve('node/bin/node');
  } catch {
    return undefined;
  }
}

/** Runs the command on another Node as if it were this process: same terminal, same signals, same end. */
function runOn(node) {
  const child = spawn(node, [fileURLToPath(main), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: compiled, ...process.env },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', (error) => {
    console.error(`treefort: cannot start ${node}: ${error.message}`);
    process.exit(2);
  });
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
  });
}

if (runsTypeScript()) {
  module.enableCompileCache(compiled);
  await import(main.href);
} else {
  const node = ownNode();
  if (node) {
    runOn(node);
  } else {
    console.error(
      `treefort: needs Node 22.18 or newer, this is ${process.version}; \`npm ci\` in the project brings its own`,
    );
    process.exitCode = 2;
  }
}
