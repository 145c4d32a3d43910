import { z } from 'zod';
import { connectionEndpoints } from '#core/connections/schemas.ts';
import { discoveryEndpoints } from '#core/discovery/schemas.ts';
import { introductionEndpoints } from '#core/introductions/schemas.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { messagingEndpoints } from '#core/messaging/schemas.ts';
import { dashboardCalls } from './calls.ts';

/** What a member's first page begins with, each part as a call of its own answers it. */
const dashboardSchema = z
  .object({
    overview: connectionEndpoints.getConnectionOverview.response,
    introductions: introductionEndpoints.listIntroductions.response,
    recommendations: discoveryEndpoints.recommendMembers.response,
    unread: messagingEndpoints.countUnreadMessages.response,
  })
  .meta({ id: 'Dashboard' });

/** The call of a member's first page, with what it answers and refuses. */
export const dashboardEndpoints = {
  getDashboard: {
    ...dashboardCalls.getDashboard,
    summary:
      'Get your connections at a glance, your introductions, three members who might suit you, and how many messages you haven’t read',
    response: dashboardSchema,
    refuses: [],
  },
} as const satisfies Record<keyof typeof dashboardCalls, Endpoint>;
