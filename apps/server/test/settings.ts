/** A server for tests: any free port, nothing logged, as many clients from one address as are wanted, no waiting. */
export const SETTINGS = {
  port: '0',
  log: 'silent',
  'players-per-address': '10000',
  'pass-delay': '0',
};
