// caught by eslint(no-restricted-imports): only bridge to the browser
import type { Card } from '#web/features/habits/habit-card.tsx'

export type Shown = Card
