// Loaded before every program that start.ts runs. When start.ts is gone, even by `kill -9`, its programs end too.
process.channel?.unref()
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), 3000).unref()
})
