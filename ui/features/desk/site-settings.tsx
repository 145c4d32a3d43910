import { useState, type ComponentProps } from 'react';
import type { SettingTexts } from '#core/operations/domain/site-settings.ts';
import { REGISTRATION_MODES } from '#core/accounts/domain/registration-mode.ts';
import { REGISTRATION_TEXTS, SITE_SETTING_TEXTS } from '#core/texts/site-setting-texts.ts';
import { fieldErrorsOf } from '#ui/api/field-errors.ts';
import type { CallOutput } from '#ui/api/client.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Select } from '#ui/kit/select.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { NAMED_COUNTRIES } from '#ui/parts/people/named-choices.ts';
import { useChangeSettings } from './desk-queries.ts';

type Setting = CallOutput<'showSite'>['siteSettings'][number];

/** Where the settings are on the operator's page. */
export const SITE_SETTINGS_ID = 'site-settings';

/** The settings that may change while the site runs. What the environment sets can only be read. */
export function SiteSettings({ settings }: { readonly settings: readonly Setting[] }) {
  const [typed, setTyped] = useState<SettingTexts>({});
  const saving = useChangeSettings(() => {
    setTyped({});
  });
  const errors = fieldErrorsOf(saving.error);
  const isFixed = settings.every(({ from }) => from === 'environment');
  return (
    <Card id={SITE_SETTINGS_ID} tabIndex={-1} className="outline-none">
      <h2 className="mb-1 text-xl">About this site</h2>
      <p className="mb-4 text-quiet">Every page shows a change the next time it’s loaded.</p>
      <form
        noValidate
        method="post"
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          saving.mutate(typed);
        }}
      >
        {settings.map((setting) =>
          setting.from === 'environment' ? (
            <FixedSetting key={setting.name} setting={setting} />
          ) : (
            <Field
              key={setting.name}
              label={SITE_SETTING_TEXTS[setting.name].label}
              error={errors.find(({ path }) => path === setting.name)?.message}
            >
              {(control) => (
                <SettingControl
                  {...control}
                  name={setting.name}
                  value={typed[setting.name] ?? setting.value ?? ''}
                  onChange={({ currentTarget: { value } }) => {
                    setTyped({ ...typed, [setting.name]: value });
                  }}
                />
              )}
            </Field>
          ),
        )}
        {!isFixed && (
          <Button type="submit" className="justify-self-start" isBusy={saving.isPending}>
            Save
          </Button>
        )}
      </form>
    </Card>
  );
}

function FixedSetting({ setting: { name, value } }: { readonly setting: Setting }) {
  return (
    <div>
      <p className="font-semibold">{SITE_SETTING_TEXTS[name].label}</p>
      <p className="wrap-anywhere">
        <bdi>{describeValue(name, value ?? '')}</bdi>
      </p>
      <p className="text-sm text-quiet wrap-anywhere">
        Set by <code>{name}</code> where the site is started, so it can’t be changed here.
      </p>
    </div>
  );
}

function describeValue(name: Setting['name'], value: string): string {
  if (name === 'COUNTRY') return NAMED_COUNTRIES.find(({ code }) => code === value)?.name ?? value;
  if (name !== 'REGISTRATION') return value;
  const mode = REGISTRATION_MODES.find((one) => one === value);
  return mode === undefined ? value : REGISTRATION_TEXTS[mode];
}

interface SettingControlProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'aria-describedby' | 'aria-invalid'
> {
  readonly name: Setting['name'];
  readonly value: string;
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void;
}

function SettingControl(props: SettingControlProps) {
  switch (props.name) {
    case 'COUNTRY':
      return (
        <Select {...props}>
          <option value="" disabled>
            Choose a country
          </option>
          {NAMED_COUNTRIES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      );
    case 'REGISTRATION':
      return (
        <Select {...props}>
          {REGISTRATION_MODES.map((mode) => (
            <option key={mode} value={mode}>
              {REGISTRATION_TEXTS[mode]}
            </option>
          ))}
        </Select>
      );
    case 'CONTACT_EMAIL':
      return <TextInput type="email" autoComplete="off" {...props} />;
    case 'INVITATIONS':
      return <TextInput inputMode="numeric" autoComplete="off" {...props} />;
    case 'SITE_NAME':
    case 'OPERATOR_NAME':
      return <TextInput autoComplete="off" {...props} />;
    default:
      return props.name satisfies never;
  }
}
