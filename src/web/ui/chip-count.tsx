/** Renders a number as a badge at the end of a chip. */
export function ChipCount({ count }: { count: number }) {
  return (
    <span className="-mr-1.5 grid h-6 min-w-6 place-items-center rounded-full bg-honey-tint px-1.5 text-small font-semibold text-honey tabular-nums">
      {count}
    </span>
  )
}
