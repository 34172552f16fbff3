import { screens } from './app/screens.tsx'

export const root = screens
