export const runCommand = 'run-command'
