// each import is caught by eslint(no-restricted-imports)
import { Socket } from 'node:net' // Only src/server/outbound.ts
import * as net from 'node:net' // Only src/server/outbound.ts
import tls from 'node:tls' // Only src/server/outbound.ts
import { get, createServer } from 'http' // Only src/server/outbound.ts
import { connect } from 'node:http2' // Only src/server/outbound.ts
import { createSocket } from 'node:dgram' // Only src/server/outbound.ts
import { fetch } from 'undici' // Only src/server/outbound.ts
