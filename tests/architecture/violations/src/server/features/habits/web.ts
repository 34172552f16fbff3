// caught by eslint(no-restricted-imports): do not import the web app
import type { Card } from '#web/features/habits/habit-card.tsx'

export type Shown = Card
