import { createServer, IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'

export type Parts = [Server, Socket]

export const values = [createServer, IncomingMessage]
