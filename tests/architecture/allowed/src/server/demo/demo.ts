import { app } from '#server/app.ts'

export const shown = app
