// Preloaded into a service: its clock is `CLOCK_SKEW_MS` ahead.
const skew = Number(process.env['CLOCK_SKEW_MS'] ?? 0)
const SystemDate = Date

globalThis.Date = class extends SystemDate {
  constructor(...parts) {
    if (parts.length > 0) super(...parts)
    else super(SystemDate.now() + skew)
  }

  static now() {
    return SystemDate.now() + skew
  }
}
