import { dashboardScreens } from '../../scripts/screenshots/dashboard-screens.ts';
import { checkScreens } from './harness/check-screens.ts';

checkScreens(dashboardScreens);
