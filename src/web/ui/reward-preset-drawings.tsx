import type { ReactNode } from 'react'
import type { RewardPreset } from '#shared/rewards/rules.ts'

/** Drawings of the preset rewards. */
export const presetDrawings: Record<RewardPreset, ReactNode> = {
  toy_car: (
    <>
      <path d="M17 38 24 22q1.5-3.5 5.5-3.5h15q3.5 0 5.5 3L58 38z" fill="var(--paint-blue)" />
      <path d="m22 37 5-11.5q1-2 3-2h4.5V37zM38.5 23.5h5q2 0 3.2 1.7L53 37H38.5z" fill="var(--paper)" />
      <path d="M3 57V45q0-6 6-7.5L20 36h36l7 2.5q6 2 6 8V57q0 4-4 4H7q-4 0-4-4z" fill="var(--paint-red)" />
      <path d="M3 50h66v4H3z" fill="var(--paint-red-deep)" opacity=".45" />
      <circle cx="64.5" cy="45" r="3" fill="var(--glow)" />
      <rect x="34" y="41" width="9" height="2.5" rx="1.2" fill="var(--paper)" />
      <g stroke="var(--ink)" strokeWidth="5" fill="var(--cork-light)">
        <circle cx="19" cy="61" r="7" />
        <circle cx="54" cy="61" r="7" />
      </g>
    </>
  ),
  story_book: (
    <>
      <path d="M1 32c12-5 24-4 35 3 11-7 23-8 35-3v36c-12-4-24-3-35 2-11-5-23-6-35-2z" fill="var(--paint-pink-deep)" />
      <path
        d="M5 29c11-4 21-3.5 31 3v35c-10-5-20-5.5-31-2zM67 29c-11-4-21-3.5-31 3v35c10-5 20-5.5 31-2z"
        fill="var(--paper)"
      />
      <path d="M36 32v35" stroke="var(--paper-line)" strokeWidth="1.5" />
      <path d="M42 41q9-4 19-2M42 48q9-4 19-2M42 55q6-2.5 12-2" stroke="var(--paint-pink)" strokeWidth="2.4" />
      <path d="M11 58V45h4v-4h3v4h4v-4h3v4h4v15q-9-3-18-2z" fill="var(--paint-violet)" />
      <path d="M18 58.5v-5q2-3 4 0v5.8z" fill="var(--paper)" />
      <path d="M20 41v-8l6 2.5-6 2.5" fill="var(--paint-red)" stroke="var(--paint-red)" strokeWidth="1.2" />
      <path
        d="m40 4 2.3 6.2L49 11l-5 4.3 1.5 6.5-5.5-3.6-5.5 3.6 1.5-6.5-5-4.3 6.7-.8z"
        fill="var(--glow)"
        stroke="var(--face-line)"
        strokeWidth="1.5"
      />
      <circle cx="22" cy="20" r="2.4" fill="var(--glow)" />
      <circle cx="58" cy="22" r="2.4" fill="var(--glow)" />
    </>
  ),
  stickers: (
    <g transform="rotate(-6 36 40)">
      <path d="M10 12h52v42L48 68H10z" fill="var(--paper)" stroke="var(--paper-line)" strokeWidth="1.5" />
      <path d="M62 54H51q-3 0-3 3v11z" fill="var(--cork-light)" />
      <circle cx="24" cy="27" r="9" fill="var(--glow)" stroke="var(--face-line)" strokeWidth="1.5" />
      <circle cx="21" cy="25.5" r="1.5" fill="var(--ink)" />
      <circle cx="27" cy="25.5" r="1.5" fill="var(--ink)" />
      <path d="M20.5 29.5q3.5 3 7 0" stroke="var(--ink)" strokeWidth="1.6" />
      <path
        d="M48 35c-6-4-9-7-9-10.5a4.6 4.6 0 0 1 9-1.3 4.6 4.6 0 0 1 9 1.3c0 3.5-3 6.5-9 10.5z"
        fill="var(--paint-red)"
      />
      <path d="m25 42 2.7 6 6.5.7-4.9 4.4 1.4 6.4-5.7-3.3-5.7 3.3 1.4-6.4-4.9-4.4 6.5-.7z" fill="var(--paint-green)" />
      <circle cx="45" cy="47" r="3.4" fill="var(--paint-orange)" />
      <g fill="var(--paint-violet)">
        <circle cx="45" cy="41" r="3.2" />
        <circle cx="51" cy="47" r="3.2" />
        <circle cx="45" cy="53" r="3.2" />
        <circle cx="39" cy="47" r="3.2" />
      </g>
      <circle cx="45" cy="47" r="2.8" fill="var(--glow)" />
    </g>
  ),
  screen_time: (
    <>
      <path d="M28 58h16l3 12H25z" fill="var(--paint-violet-deep)" />
      <rect x="18" y="67" width="36" height="4" rx="2" fill="var(--paint-violet-deep)" />
      <rect x="2" y="14" width="68" height="46" rx="7" fill="var(--paint-violet)" />
      <rect x="7" y="19" width="58" height="36" rx="3.5" fill="var(--paint-blue)" />
      <path d="M7 48q12-9 24-2t34-4v9.5a3.5 3.5 0 0 1-3.5 3.5h-51A3.5 3.5 0 0 1 7 51.5z" fill="var(--paint-green)" />
      <circle cx="55" cy="27" r="4.5" fill="var(--glow)" />
      <circle cx="34" cy="36" r="11.5" fill="var(--paper)" />
      <path d="m30.5 30 9.5 6-9.5 6z" fill="var(--paint-red)" stroke="var(--paint-red)" strokeWidth="2" />
      <path d="M26 3 36 14 46 3" stroke="var(--paint-violet)" strokeWidth="3" />
    </>
  ),
  later_bedtime: (
    <>
      <path
        d="M46 58.5A28 28 0 1 1 40 6.5a22 22 0 0 0 6 52z"
        transform="rotate(-8 36 36)"
        fill="var(--glow)"
        stroke="var(--face-line)"
        strokeWidth="2"
      />
      <circle cx="19" cy="35" r="2.2" fill="var(--ink)" />
      <path d="M15 45q4 4 9 1.5" stroke="var(--ink)" strokeWidth="2.2" />
      <circle cx="14" cy="41.5" r="2.6" fill="var(--blush)" />
      <g stroke="var(--paint-violet)" strokeWidth="3">
        <circle cx="53" cy="47" r="17" fill="var(--paper)" />
        <path d="M53 37.5V47l7 4.5" stroke="var(--paint-red)" />
      </g>
      <path d="m42 33-5-4M64 33l5-4M43 61l-4 6M63 61l4 6" stroke="var(--paint-violet)" strokeWidth="3.5" />
      <path d="m56 5 1.9 5.1L63 12l-5.1 1.9L56 19l-1.9-5.1L49 12l5.1-1.9z" fill="var(--paint-orange)" />
      <circle cx="42" cy="19" r="2.3" fill="var(--paint-orange)" />
    </>
  ),
  snack_choice: (
    <>
      <path
        d="M26 26c-6-5-20-4-20 13 0 14 9 24 15 24 2.5 0 3.5-1.2 5.5-1.2s3 1.2 5.5 1.2c6 0 15-10 15-24 0-17-15-18-21-13z"
        fill="var(--paint-red)"
      />
      <path d="M13 36q0-6 5-7.5" stroke="var(--paper)" strokeWidth="3" opacity=".7" />
      <path d="M26 26q-1-8 4-13" stroke="var(--cork)" strokeWidth="3.5" />
      <path d="M29 16q7-9 16-5-5 9-16 5z" fill="var(--paint-green)" />
      <path
        d="M36 54q15 6 26-16l4.5 1.5Q68 58 52 66q-9 3.5-18-2z"
        fill="var(--glow)"
        stroke="var(--face-line)"
        strokeWidth="2"
      />
      <path d="m62 38 1.5-5 4 1.3-1 5.2z" fill="var(--cork)" />
      <path d="M-2 64h76q-3 7-12 7H10q-9 0-12-7z" fill="var(--paint-blue)" />
    </>
  ),
}
