import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to the server that can be closed: connections are refused then, while the browser thinks that it is online. */
export interface Gate {
  url: string
  close: () => void
  open: () => Promise<void>
}

/** Opens a gate to the server at `target`. */
export const openGate = async (target: string): Promise<Gate> => {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  const track = (socket: Socket, other: Socket): void => {
    sockets.add(socket)
    socket.on('error', () => other.destroy())
    socket.on('close', () => {
      sockets.delete(socket)
      other.destroy()
    })
  }
  const server = createServer((socket) => {
    const further = connect(Number(port), hostname)
    track(socket, further)
    track(further, socket)
    socket.pipe(further).pipe(socket)
  })
  const listen = async (on: number): Promise<void> => {
    await new Promise<void>((resolve) => server.listen(on, 'localhost', resolve))
  }
  await listen(0)
  const own = (server.address() as AddressInfo).port
  return {
    url: `http://localhost:${own}`,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
    open: () => listen(own),
  }
}
