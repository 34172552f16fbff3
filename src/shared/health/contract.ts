import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the database can be reached; 503 when not.',
  word: 'health',
  access: 'anyone',
  status: 200,
  answer: z.object({ status: z.literal('ok'), version: z.string() }),
})
