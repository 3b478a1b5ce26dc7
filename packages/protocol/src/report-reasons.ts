/** Why somebody is reported. */
export const REPORT_REASONS = ['name', 'chat', 'cheating', 'stalling'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];
