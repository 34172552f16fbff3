// caught by eslint(no-restricted-imports): Nothing imports app or main
import { Header } from '#web/app/header.tsx'

export const Top = Header
