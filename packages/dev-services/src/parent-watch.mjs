// Imported before every program that the dev stack runs: it exits when its parent is gone, even after `kill -9`.
process.channel?.unref()
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), 3000).unref()
})
