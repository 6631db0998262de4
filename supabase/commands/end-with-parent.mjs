// Loaded into every command: whoever kills the command's parent, also with `kill -9`, ends it too.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 200).unref();
