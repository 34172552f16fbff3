import { startServers } from './servers.ts'

/** Starts the servers before the stories, and gives the way to stop them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const servers = await startServers()
  return () => servers.stop()
}
