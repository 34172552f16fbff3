import { Switch as Base } from '@base-ui/react/switch'
import { useId, type ReactNode } from 'react'

type SwitchProps = {
  label: ReactNode
  hint?: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Renders a labelled switch; a tap anywhere in the row toggles it. */
export function Switch({ label, hint, checked, onChange }: SwitchProps) {
  const id = useId()
  return (
    <label className="flex min-h-12 items-center gap-4 py-1.5">
      <span className="min-w-0 flex-1">
        <span id={id} className="block">
          <span className="type-label wrap-anywhere">{label}</span>
        </span>
        {hint && (
          <span id={`${id}hint`} className="block text-small text-text-2">
            {hint}
          </span>
        )}
      </span>
      <Base.Root
        checked={checked}
        onCheckedChange={(next) => onChange(next)}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}hint` : undefined}
        className="relative h-8 w-13 shrink-0 rounded-full border-2 border-control bg-surface-2 transition-colors data-checked:border-primary data-checked:bg-primary"
      >
        <Base.Thumb className="absolute top-1 left-1 block size-5 rounded-full bg-control transition-transform duration-100 data-checked:translate-x-5 data-checked:bg-on-primary" />
      </Base.Root>
    </label>
  )
}
