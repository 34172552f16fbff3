interface ChipCountProps {
  count: number
  /** What screen readers say instead of the number. */
  label?: string
}

/** Renders a number as a badge at the end of a chip. */
export function ChipCount({ count, label }: ChipCountProps) {
  return (
    <span className="-mr-1.5 grid h-6 min-w-6 place-items-center rounded-full bg-honey-tint px-1.5 text-small font-semibold text-honey tabular-nums">
      <span aria-hidden={label ? true : undefined}>{count}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
