const RealDate = Date
const offset = Date.parse('2026-11-20T12:00:00+01:00') - Date.now()

/** A clock that goes as usual from noon of a fixed day, so that no component test depends on the day and hour at which it runs. */
class ShiftedDate extends RealDate {
  constructor(...values: [] | [number]) {
    if (values.length === 0) super(RealDate.now() + offset)
    else super(...values)
  }

  static override now(): number {
    return RealDate.now() + offset
  }
}

globalThis.Date = ShiftedDate as DateConstructor
