// caught by eslint(no-restricted-imports): Nothing imports app or main
import { ScreenHeader } from '#web/app/screen-header.tsx'

export const Top = ScreenHeader
