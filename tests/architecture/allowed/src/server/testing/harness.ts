import { app } from '#server/app.ts'

export const testApp = app
