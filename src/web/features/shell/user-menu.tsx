import { CircleUser, LayoutDashboard, LifeBuoy, LogOut, Settings, Tag } from 'lucide-react';
import { Link } from 'react-router';
import { pageAddress } from '#web/lib/page-language.ts';
import { Button } from '#web/ui/button.tsx';
import { DeferredMenu } from '#web/ui/deferred-menu.tsx';

type UserMenuProps = { email: string; onSignOut: () => void };

export function UserMenu({ email, onSignOut }: UserMenuProps) {
  return (
    <DeferredMenu
      trigger={
        <Button variant="ghost" size="icon" aria-label={`Account menu, ${email}`}>
          <CircleUser aria-hidden />
        </Button>
      }
    >
      {({ MenuItem, MenuLabel, MenuSeparator }) => (
        <>
          <MenuLabel>{email}</MenuLabel>
          <MenuSeparator />
          <MenuItem asChild>
            <Link to="/profile">
              <Settings aria-hidden /> Profile Settings
            </Link>
          </MenuItem>
          <MenuItem asChild className="lg:hidden">
            <Link to="/dashboard">
              <LayoutDashboard aria-hidden /> Dashboard
            </Link>
          </MenuItem>
          <MenuItem asChild className="lg:hidden">
            <a href={pageAddress('/#pricing')}>
              <Tag aria-hidden /> Pricing
            </a>
          </MenuItem>
          <MenuItem asChild>
            <Link to="/contact">
              <LifeBuoy aria-hidden /> Support
            </Link>
          </MenuItem>
          <MenuSeparator />
          <MenuItem onSelect={onSignOut}>
            <LogOut aria-hidden /> Sign out
          </MenuItem>
        </>
      )}
    </DeferredMenu>
  );
}
