import { Globe, GraduationCap, HeartHandshake, House, Users, type LucideIcon } from 'lucide-react';

/** The drawings behind the relationship types' `iconName`s. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  'place-of-worship': House,
  users: Users,
  'graduation-cap': GraduationCap,
  globe: Globe,
};

/** The icon of a relationship type; it is decoration beside the type's name. */
export function RelationshipTypeIcon({ iconName }: { readonly iconName: string }) {
  const Icon = ICONS[iconName] ?? HeartHandshake;
  return <Icon aria-hidden="true" className="size-6 shrink-0 text-evergreen" />;
}
