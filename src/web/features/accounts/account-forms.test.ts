import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { changePasswordForm, signInForm, signUpForm } from './account-forms.ts';

/** The first sentence under each field, as the screen shows it. */
function errorsOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const { error } = schema.safeParse(value);
  const shown: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) shown[path.join('.')] ??= message;
  return shown;
}

describe('sign-in', () => {
  test('asks for both', () => {
    expect(errorsOf(signInForm, { email: ' ', password: '' })).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    });
  });

  test('wants an address and six characters', () => {
    expect(errorsOf(signInForm, { email: 'owner@', password: '12345' })).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password must be at least 6 characters',
    });
    expect(errorsOf(signInForm, { email: 'owner@shop.example', password: '123456' })).toEqual({});
  });
});

describe('sign-up', () => {
  const filled = {
    fullName: 'Maria Rossi',
    email: 'maria@shop.example',
    password: 'Trattoria-7',
    confirmPassword: 'Trattoria-7',
    agreeToTerms: true,
  };

  test('takes a complete form', () => {
    expect(errorsOf(signUpForm, filled)).toEqual({});
  });

  test('names everything that is missing', () => {
    const empty = {
      fullName: '',
      email: '',
      password: '',
      confirmPassword: '',
      agreeToTerms: false,
    };
    expect(errorsOf(signUpForm, empty)).toEqual({
      fullName: 'Full name is required',
      email: 'Email is required',
      password: 'Password is required',
      confirmPassword: 'Please confirm your password',
      agreeToTerms: 'Please accept the terms and conditions',
    });
  });

  test.each([
    ['fullName', ' M ', 'Name must be at least 2 characters'],
    ['password', 'Ab1!', 'Password must be at least 8 characters'],
    [
      'password',
      'aaaaaaaa',
      'Password is too weak. Include uppercase, lowercase, numbers, and symbols.',
    ],
    ['confirmPassword', 'Trattoria-8', 'Passwords do not match'],
  ])('%s %j: %s', (field, value, message) => {
    expect(errorsOf(signUpForm, { ...filled, [field]: value })[field]).toBe(message);
  });

  test('a mismatch is shown together with the other mistakes', () => {
    expect(errorsOf(signUpForm, { ...filled, email: '', confirmPassword: 'other' })).toEqual({
      email: 'Email is required',
      confirmPassword: 'Passwords do not match',
    });
  });
});

test('changing a password asks for the old one', () => {
  const value = { currentPassword: '', password: 'Trattoria-7', confirmPassword: 'Trattoria-7' };
  expect(errorsOf(changePasswordForm, value)).toEqual({ currentPassword: 'Password is required' });
});
