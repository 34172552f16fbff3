// caught by eslint(no-restricted-imports): Nothing imports app or main
import { createApp } from './app.ts'

export const configured = createApp
