import type { ReactNode } from 'react'
import { practised } from '#shared/skills/rules.ts'

export function SkillCard(props: { name: string; points: number }): ReactNode {
  return (
    <p className="text-lg" title={props.name}>
      {props.name} · {props.points}
      <img src="/star.svg" alt="" />
      {practised.length}
    </p>
  )
}
