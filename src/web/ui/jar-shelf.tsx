import { maxShownJars } from './compute-jar-lights.ts'

type JarShelfProps = { id: string; jars: number; label: ((jars: number) => string) | undefined }

/** Renders the shelf under the jar with one small jar for each thousand points. */
export function JarShelf({ id, jars, label }: JarShelfProps) {
  const isCounted = jars > maxShownJars
  const shown = isCounted ? 1 : jars
  const step = 19
  const width = (shown - 1) * step
  const left = isCounted ? 62 : 90 - width / 2
  return (
    <g data-shelf={jars}>
      <rect x="4" y="246" width="172" height="6" rx="3" fill="var(--cork)" />
      <rect x="4" y="246" width="172" height="2.5" rx="1.25" fill="var(--cork-light)" />
      {Array.from({ length: shown }, (_, index) => (
        <SmallJar key={index} id={id} x={left + index * step} />
      ))}
      {isCounted && (
        <text
          x="78"
          y="240"
          fill="var(--color-night-gold)"
          fontSize="20"
          fontWeight="600"
          className="font-round tabular-nums"
        >
          {label?.(jars) ?? `× ${jars}`}
        </text>
      )}
    </g>
  )
}

function SmallJar({ id, x }: { id: string; x: number }) {
  return (
    <g transform={`translate(${x} 246)`}>
      <circle cy="-12" r="17" fill={`url(#${id}halo)`} />
      <path
        d="M-5-24c-2 1.5-3 3-3 6V-5c0 3 2 4.6 5 4.6h6c3 0 5-1.6 5-4.6v-13c0-3-1-4.5-3-6z"
        fill="var(--lamp)"
        stroke="var(--glass)"
        strokeWidth="1.2"
      />
      <path d="M-3-19q3-2 6 0v12q-3 2-6 0z" fill="var(--lamp-light)" opacity=".8" />
      <rect x="-6" y="-27.5" width="12" height="4" rx="1.6" fill="var(--cork-light)" />
    </g>
  )
}
