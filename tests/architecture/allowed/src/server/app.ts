import { Hono } from 'hono'
import { routes } from './features/skills/routes.ts'
import { route } from './http/route.ts'

export const app = [Hono, routes, route]
