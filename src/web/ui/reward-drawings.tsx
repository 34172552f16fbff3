import type { ReactNode } from 'react'
import type { RewardCategory } from '#shared/rewards/rules.ts'

/* Each drawing stands on the ground at y = 70 of a field of 72. */

/** Drawings of rewards without a picture, by category. */
export const categoryDrawings: Record<RewardCategory, ReactNode> = {
  gift: (
    <>
      <rect x="14" y="36" width="44" height="34" rx="4" fill="var(--paint-red)" />
      <rect x="10" y="26" width="52" height="14" rx="4" fill="var(--paint-red)" />
      <path d="M12 40h48v3H14z" fill="var(--paint-red-deep)" opacity=".5" />
      <path d="M31 26h10v44H31z" fill="var(--glow)" />
      <path
        d="M36 25C30 10 16 8 15 16c-.8 6 9 9.5 21 9zm0 0c6-15 20-17 21-9 .8 6-9 9.5-21 9z"
        fill="var(--glow)"
        stroke="var(--face-line)"
        strokeWidth="2"
      />
      <circle cx="36" cy="24.5" r="5" fill="var(--paint-orange)" />
    </>
  ),
  privilege: (
    <>
      <path
        d="M10 62 6 26l16 13L36 14l14 25 16-13-4 36z"
        fill="var(--glow)"
        stroke="var(--face-line)"
        strokeWidth="2"
      />
      <rect x="9" y="58" width="54" height="12" rx="4" fill="var(--paint-orange)" />
      <g stroke="var(--face-line)" strokeWidth="1.5">
        <circle cx="6" cy="24" r="4.5" fill="var(--paint-blue)" />
        <circle cx="36" cy="12" r="5" fill="var(--paint-red)" />
        <circle cx="66" cy="24" r="4.5" fill="var(--paint-blue)" />
      </g>
      <path d="m36 43 3 5-3 5-3-5z" fill="var(--paint-red)" />
      <circle cx="22" cy="64" r="2.5" fill="var(--paper)" />
      <circle cx="36" cy="64" r="2.5" fill="var(--paper)" />
      <circle cx="50" cy="64" r="2.5" fill="var(--paper)" />
    </>
  ),
  toy: (
    <>
      <circle cx="19" cy="18" r="9" fill="var(--cork)" />
      <circle cx="53" cy="18" r="9" fill="var(--cork)" />
      <circle cx="19" cy="18" r="4.5" fill="var(--blush)" />
      <circle cx="53" cy="18" r="4.5" fill="var(--blush)" />
      <ellipse cx="36" cy="57" rx="19" ry="15" fill="var(--cork)" />
      <ellipse cx="14" cy="52" rx="7" ry="5.5" fill="var(--cork)" transform="rotate(-35 14 52)" />
      <ellipse cx="58" cy="52" rx="7" ry="5.5" fill="var(--cork)" transform="rotate(35 58 52)" />
      <ellipse cx="36" cy="59" rx="11" ry="10" fill="var(--cork-light)" />
      <circle cx="36" cy="28" r="20" fill="var(--cork)" />
      <ellipse cx="36" cy="34" rx="9.5" ry="7.5" fill="var(--face)" />
      <circle cx="28" cy="25" r="2.3" fill="var(--ink)" />
      <circle cx="44" cy="25" r="2.3" fill="var(--ink)" />
      <ellipse cx="36" cy="31" rx="3.2" ry="2.3" fill="var(--ink)" />
      <path d="M32 36.5q4 3 8 0" stroke="var(--ink)" strokeWidth="1.8" />
      <path d="m36 47-8-4v9zm0 0 8-4v9z" fill="var(--paint-red)" />
    </>
  ),
  book: (
    <>
      <rect x="8" y="54" width="56" height="16" rx="3.5" fill="var(--paint-pink-deep)" />
      <path d="M16 57.5h48v9H16z" fill="var(--paper)" />
      <rect x="13" y="39" width="46" height="15" rx="3.5" fill="var(--paint-green)" />
      <path d="M13 42.5h39v8H13z" fill="var(--paper)" />
      <g transform="rotate(-9 36 30)">
        <rect x="11" y="21" width="48" height="15" rx="3.5" fill="var(--paint-blue)" />
        <path d="M19 24.5h40v8H19z" fill="var(--paper)" />
      </g>
      <path d="M24 60.5h34M24 63.5h34M20 45.5h26M20 48h26" stroke="var(--paper-line)" strokeWidth="1.2" />
      <path
        d="m47 4 2.2 6 6.3.4-4.9 4 1.6 6.1-5.2-3.4-5.3 3.4 1.6-6.1-4.8-4 6.3-.4z"
        fill="var(--glow)"
        stroke="var(--face-line)"
        strokeWidth="1.5"
      />
    </>
  ),
  activity: (
    <>
      <path
        d="M36 12C17 12 5 25 5 41s12 28 27 28c5 0 6-3.5 4.5-7-2-4.5 0-8 5-8H54c8 0 13-5 13-13 0-17-13-29-31-29z"
        fill="var(--cork-light)"
        stroke="var(--cork)"
        strokeWidth="2"
      />
      <circle cx="20" cy="35" r="6" fill="var(--paint-red)" />
      <circle cx="34" cy="25" r="6" fill="var(--glow)" />
      <circle cx="50" cy="30" r="6" fill="var(--paint-blue)" />
      <circle cx="20" cy="52" r="6" fill="var(--paint-green)" />
      <path d="M66 4 42 44" stroke="var(--paint-violet)" strokeWidth="5" />
      <path d="m46 37 5 3-4 6.5-7.5 5 1.5-8z" fill="var(--paint-pink)" />
      <path d="m48.5 33.5 5 3-2.5 4-5-3z" fill="var(--paper)" />
    </>
  ),
  treat: (
    <>
      <path d="M15 42h42l-6 25.5a4 4 0 0 1-3.9 3H24.9a4 4 0 0 1-3.9-3z" fill="var(--paint-pink)" />
      <path d="m25 44 3 26M36 44v26M47 44l-3 26" stroke="var(--paint-pink-deep)" strokeWidth="2" opacity=".5" />
      <path
        d="M12 43c-5-1-6-10 1-12-1-9 8-14 15-11 4-6 14-6 17 0 8-2 15 4 13 11 7 2 6 11 1 12z"
        fill="var(--face)"
        stroke="var(--face-line)"
        strokeWidth="2"
      />
      <path d="M20 33q5 4 10 0M40 30q6 4 12 0" stroke="var(--face-line)" strokeWidth="2" />
      <circle cx="36" cy="13" r="6.5" fill="var(--paint-red)" />
      <path d="M37 7q1-5 6-5" stroke="var(--paint-green-deep)" strokeWidth="2.2" />
      <path d="m24 26 3 2M46 23l3-1M34 37l3-1" stroke="var(--paint-blue)" strokeWidth="2.6" />
    </>
  ),
  outing: (
    <>
      <circle cx="56" cy="16" r="10" fill="var(--glow)" stroke="var(--face-line)" strokeWidth="1.5" />
      <path d="M-8 70C4 44 18 42 32 56c10-14 30-14 46 14z" fill="var(--paint-green-deep)" />
      <rect x="14" y="42" width="5" height="22" rx="2" fill="var(--cork)" />
      <path
        d="m16.5 14 13 19h-6.5l9 14H1l9-14H3.5z"
        fill="var(--paint-green)"
        stroke="var(--paint-green)"
        strokeWidth="2"
      />
      <path d="m52 42 17 28H35z" fill="var(--paint-orange)" stroke="var(--paint-orange)" strokeWidth="2" />
      <path d="m52 46 8.5 24h-17z" fill="var(--paint-red-deep)" />
      <path d="M52 42v-6l7 2.5-7 2.5" fill="var(--paint-red)" stroke="var(--paint-red)" strokeWidth="1.5" />
    </>
  ),
  other: (
    <>
      <path d="M12 68 40 34" stroke="var(--paint-violet)" strokeWidth="6" />
      <path d="M12 68 17 62" stroke="var(--paint-violet)" strokeWidth="6" />
      <path
        d="m44 6 6.5 13.5 14.9 1.7-11 10.2 3 14.7L44 38.8 31 46.1l3-14.7-11-10.2 14.9-1.7z"
        fill="var(--glow)"
        stroke="var(--face-line)"
        strokeWidth="2.5"
      />
      <circle cx="40" cy="26" r="2" fill="var(--ink)" />
      <circle cx="48.5" cy="26" r="2" fill="var(--ink)" />
      <path d="M40.5 31q3.8 3 7.5 0" stroke="var(--ink)" strokeWidth="1.9" />
      <path
        d="m12 22 1.6 4.4L18 28l-4.4 1.6L12 34l-1.6-4.4L6 28l4.4-1.6zM60 52l1.6 4.4L66 58l-4.4 1.6L60 64l-1.6-4.4L54 58l4.4-1.6z"
        fill="var(--paint-red)"
      />
      <circle cx="18" cy="10" r="2.4" fill="var(--paint-blue)" />
      <circle cx="40" cy="62" r="2.4" fill="var(--paint-green)" />
    </>
  ),
}
