import { lazy } from 'react'
import { importWithRetry } from '#web/lib/import-with-retry.ts'

// The drawings and the words that suggest them are large: they are loaded after the first screen.
const load = () => importWithRetry(() => import('./suitable-picture.tsx'))

export const LazySuitablePicture = lazy(async () => ({ default: (await load()).SuitablePicture }))
export const LazySuitableCover = lazy(async () => ({ default: (await load()).SuitableCover }))
