type ChildFigureProps = { skin: string; hair: string; shirt: string; bun?: boolean }

/** Renders head and shoulders of a child as SVG: 26 wide, from y = -12 to 38. */
export function ChildFigure({ skin, hair, shirt, bun = false }: ChildFigureProps) {
  return (
    <g>
      {bun && <circle cx="0" cy="-11" r="5.5" fill={hair} />}
      <path d="M-14 44v-9c0-11 5-17 14-17s14 6 14 17v9z" fill={shirt} />
      <circle cy="4" r="12.5" fill={skin} />
      <path d="M-12.8 5C-14-4 -8.5-9.5 0-9.5S14-4 12.8 5C10.5-.5 7-3 2.5-3-2 -.5-9.5-1.5-12.8 5z" fill={hair} />
      <circle cx="-4.3" cy="5.5" r="1.7" fill="var(--ink)" />
      <circle cx="4.3" cy="5.5" r="1.7" fill="var(--ink)" />
      <path d="M-4 10q4 3.8 8 0" stroke="var(--ink)" strokeWidth="1.9" fill="none" strokeLinecap="round" />
      <g fill="var(--paint-red)" opacity=".28">
        <circle cx="-8" cy="9" r="2.2" />
        <circle cx="8" cy="9" r="2.2" />
      </g>
    </g>
  )
}
