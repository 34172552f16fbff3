import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/* The upper bound for request rates: the same HTTP framework with constant responses and nothing else. */

const json = JSON.stringify({ text: 'x'.repeat(2030) })
const app = new Hono()
app.get('/json', (c) => c.body(json, 200, { 'content-type': 'application/json' }))
app.get('/unchanged', () => new Response(null, { status: 304, headers: { etag: '"1"' } }))
app.get('/', (c) => c.text('ok'))

serve({ fetch: app.fetch, port: Number(process.env['PORT']), hostname: '127.0.0.1' })
