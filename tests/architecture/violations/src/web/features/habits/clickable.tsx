// caught by jsx-a11y(click-events-have-key-events):
import type { ReactNode } from 'react'

export function Tile(props: { onTap: () => void; children: ReactNode }): ReactNode {
  return <div onClick={props.onTap}>{props.children}</div>
}
