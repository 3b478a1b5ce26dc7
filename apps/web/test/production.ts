/** React draws several times as fast without its checks for developers; to be imported before it. */
process.env.NODE_ENV = 'production';
