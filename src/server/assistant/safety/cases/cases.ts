/** Messages as parents type them, one a line. */
export interface SafetyCases {
  danger: string
  /** What sounds like danger and is none. */
  harmless: string
}
