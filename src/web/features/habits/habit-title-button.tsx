import type { HabitActions } from './habit-menu.tsx'

/** Renders the title of a habit as a button that opens its details. */
export function HabitTitleButton({ title, onDetails }: Pick<HabitActions, 'onDetails'> & { title: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="press -my-1 min-h-8 rounded-field py-1 text-left wrap-anywhere hyphens-auto"
      onClick={onDetails}
    >
      {title}
    </button>
  )
}
