import { badgeIconPaths, type BadgeIcon } from './badge-icons.ts'

interface BadgeSignProps {
  icon: BadgeIcon
  /** A CSS colour. */
  color: string
}

/** Renders the sign of a badge, on the grid of its jar. */
export function BadgeSign({ icon, color }: BadgeSignProps) {
  return (
    <path
      d={badgeIconPaths[icon]}
      fill={icon === 'toothbrush' ? 'none' : color}
      fillRule="evenodd"
      stroke={color}
      strokeWidth={icon === 'toothbrush' ? 3 : 2}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  )
}

/** The outline of the jar of a badge, on a grid of 64. */
export const badgeJarPath = 'M17 14c-6 3-9 6-9 13v22c0 7 5 11 12 11h24c7 0 12-4 12-11V27c0-7-3-10-9-13z'
