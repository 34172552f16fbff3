import { startServers } from './servers.ts'

/** Starts the servers; returns the function that stops them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const servers = await startServers()
  return () => servers.stop()
}
