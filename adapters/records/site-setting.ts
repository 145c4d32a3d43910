import type { SiteSetting } from '#core/operations/domain/site-settings.ts';
import { bigint, group, mapping, text, time } from './field.ts';
import { record } from './record.ts';

export const SITE_SETTING = mapping(
  group<SiteSetting>()({
    name: text('name'),
    value: text('value'),
    setAt: time('set_at'),
    setBy: bigint('set_by'),
  }),
);

export const SITE_SETTINGS = record('site_setting', { key: 'name', archived: SITE_SETTING });
