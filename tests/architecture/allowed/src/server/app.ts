import { Hono } from 'hono'
import { routes } from '#server/features/skills/routes.ts'

export const app = [Hono, routes]
