export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "14"
  }
  public: {
    Tables: {
      admin_runs: {
        Row: {
          finished_at: string | null
          id: string
          operation: string
          outcome: Json | null
          progress: string | null
          progress_at: string | null
          started_at: string
          started_by: string | null
        }
        Insert: {
          finished_at?: string | null
          id?: string
          operation: string
          outcome?: Json | null
          progress?: string | null
          progress_at?: string | null
          started_at?: string
          started_by?: string | null
        }
        Update: {
          finished_at?: string | null
          id?: string
          operation?: string
          outcome?: Json | null
          progress?: string | null
          progress_at?: string | null
          started_at?: string
          started_by?: string | null
        }
        Relationships: []
      }
      admin_visits: {
        Row: {
          admin_id: string
          before_at: string | null
          seen_at: string
        }
        Insert: {
          admin_id: string
          before_at?: string | null
          seen_at?: string
        }
        Update: {
          admin_id?: string
          before_at?: string | null
          seen_at?: string
        }
        Relationships: []
      }
      admins: {
        Row: {
          created_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          user_id?: string
        }
        Relationships: []
      }
      automation_logs: {
        Row: {
          created_at: string
          data: NonNullable<Json>
          id: string
          message: string
          status: string
          type: string
        }
        Insert: {
          created_at?: string
          data?: NonNullable<Json>
          id?: string
          message: string
          status: string
          type: string
        }
        Update: {
          created_at?: string
          data?: NonNullable<Json>
          id?: string
          message?: string
          status?: string
          type?: string
        }
        Relationships: []
      }
      blog_posts: {
        Row: {
          content: string
          created_at: string
          excerpt: string
          id: string
          keywords: string[]
          meta_description: string
          published_at: string | null
          slug: string
          status: string
          title: string
          updated_at: string
        }
        Insert: {
          content: string
          created_at?: string
          excerpt: string
          id?: string
          keywords?: string[]
          meta_description: string
          published_at?: string | null
          slug: string
          status?: string
          title: string
          updated_at?: string
        }
        Update: {
          content?: string
          created_at?: string
          excerpt?: string
          id?: string
          keywords?: string[]
          meta_description?: string
          published_at?: string | null
          slug?: string
          status?: string
          title?: string
          updated_at?: string
        }
        Relationships: []
      }
      content_changes: {
        Row: {
          changes: number
          content: string
          published: number
        }
        Insert: {
          changes: number
          content: string
          published?: number
        }
        Update: {
          changes?: number
          content?: string
          published?: number
        }
        Relationships: []
      }
      failed_sign_ins: {
        Row: {
          address: string
          failed_at: string
          id: string
          user_id: string
        }
        Insert: {
          address: string
          failed_at?: string
          id?: string
          user_id: string
        }
        Update: {
          address?: string
          failed_at?: string
          id?: string
          user_id?: string
        }
        Relationships: []
      }
      function_outcomes: {
        Row: {
          failing_since: string | null
          first_at: string
          function: string
          last_at: string
          last_success_at: string | null
          message: string
          source: string
          status: string
        }
        Insert: {
          failing_since?: string | null
          first_at?: string
          function: string
          last_at?: string
          last_success_at?: string | null
          message: string
          source: string
          status: string
        }
        Update: {
          failing_since?: string | null
          first_at?: string
          function?: string
          last_at?: string
          last_success_at?: string | null
          message?: string
          source?: string
          status?: string
        }
        Relationships: []
      }
      generated_sitemaps: {
        Row: {
          entries: Json | null
          generated_at: string
          id: string
          url_count: number
        }
        Insert: {
          entries?: Json | null
          generated_at?: string
          id?: string
          url_count: number
        }
        Update: {
          entries?: Json | null
          generated_at?: string
          id?: string
          url_count?: number
        }
        Relationships: []
      }
      indexnow_queue: {
        Row: {
          change_id: string
          not_before: string
          path: string
          queued_at: string
        }
        Insert: {
          change_id?: string
          not_before?: string
          path: string
          queued_at?: string
        }
        Update: {
          change_id?: string
          not_before?: string
          path?: string
          queued_at?: string
        }
        Relationships: []
      }
      job_locks: {
        Row: {
          expires_at: string
          job: string
          run_id: string
        }
        Insert: {
          expires_at: string
          job: string
          run_id: string
        }
        Update: {
          expires_at?: string
          job?: string
          run_id?: string
        }
        Relationships: []
      }
      notification_messages: {
        Row: {
          answer: string | null
          attempts: number
          body: string | null
          channel: string
          created_at: string
          finished_at: string | null
          html: string | null
          id: string
          kind: string
          lease: string | null
          leased_until: string | null
          link: string | null
          next_attempt_at: string
          recipients: string[] | null
          severity: string | null
          status: string
          subject: string | null
        }
        Insert: {
          answer?: string | null
          attempts?: number
          body?: string | null
          channel: string
          created_at?: string
          finished_at?: string | null
          html?: string | null
          id?: string
          kind: string
          lease?: string | null
          leased_until?: string | null
          link?: string | null
          next_attempt_at?: string
          recipients?: string[] | null
          severity?: string | null
          status?: string
          subject?: string | null
        }
        Update: {
          answer?: string | null
          attempts?: number
          body?: string | null
          channel?: string
          created_at?: string
          finished_at?: string | null
          html?: string | null
          id?: string
          kind?: string
          lease?: string | null
          leased_until?: string | null
          link?: string | null
          next_attempt_at?: string
          recipients?: string[] | null
          severity?: string | null
          status?: string
          subject?: string | null
        }
        Relationships: []
      }
      notification_settings: {
        Row: {
          critical_always: boolean
          id: boolean
          quiet_from: string | null
          quiet_until: string | null
          recipients: string[]
          severities: string[]
          updated_at: string
          webhook_kind: string
          webhook_url: string | null
          weekly_summary: boolean
        }
        Insert: {
          critical_always?: boolean
          id?: boolean
          quiet_from?: string | null
          quiet_until?: string | null
          recipients?: string[]
          severities?: string[]
          updated_at?: string
          webhook_kind?: string
          webhook_url?: string | null
          weekly_summary?: boolean
        }
        Update: {
          critical_always?: boolean
          id?: boolean
          quiet_from?: string | null
          quiet_until?: string | null
          recipients?: string[]
          severities?: string[]
          updated_at?: string
          webhook_kind?: string
          webhook_url?: string | null
          weekly_summary?: boolean
        }
        Relationships: []
      }
      notifications: {
        Row: {
          alert_id: string | null
          channel: string
          content: NonNullable<Json>
          created_at: string
          event: string
          id: string
          kind: string
          message_id: string | null
          severity: string | null
          skipped: string | null
        }
        Insert: {
          alert_id?: string | null
          channel: string
          content: NonNullable<Json>
          created_at?: string
          event: string
          id?: string
          kind: string
          message_id?: string | null
          severity?: string | null
          skipped?: string | null
        }
        Update: {
          alert_id?: string | null
          channel?: string
          content?: NonNullable<Json>
          created_at?: string
          event?: string
          id?: string
          kind?: string
          message_id?: string | null
          severity?: string | null
          skipped?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "notifications_alert_id_fkey"
            columns: ["alert_id"]
            referencedRelation: "seo_alerts"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "notifications_message_id_fkey"
            columns: ["message_id"]
            referencedRelation: "notification_messages"
            referencedColumns: ["id"]
          },
        ]
      }
      outage_watch: {
        Row: {
          last_beat: string
          only_row: boolean
          watched_since: string
        }
        Insert: {
          last_beat: string
          only_row?: boolean
          watched_since: string
        }
        Update: {
          last_beat?: string
          only_row?: boolean
          watched_since?: string
        }
        Relationships: []
      }
      page_run_findings: {
        Row: {
          finding: NonNullable<Json>
          job: string
          number: number
          severity: string
        }
        Insert: {
          finding: NonNullable<Json>
          job: string
          number?: never
          severity: string
        }
        Update: {
          finding?: NonNullable<Json>
          job?: string
          number?: never
          severity?: string
        }
        Relationships: [
          {
            foreignKeyName: "page_run_findings_job_fkey"
            columns: ["job"]
            referencedRelation: "page_runs"
            referencedColumns: ["job"]
          },
        ]
      }
      page_run_links: {
        Row: {
          anchor: string
          fragment: string
          job: string
          pages: number
          sources: string[]
          target: string
        }
        Insert: {
          anchor: string
          fragment: string
          job: string
          pages: number
          sources: string[]
          target: string
        }
        Update: {
          anchor?: string
          fragment?: string
          job?: string
          pages?: number
          sources?: string[]
          target?: string
        }
        Relationships: [
          {
            foreignKeyName: "page_run_links_job_fkey"
            columns: ["job"]
            referencedRelation: "page_runs"
            referencedColumns: ["job"]
          },
        ]
      }
      page_run_pages: {
        Row: {
          checked: boolean
          description: string | null
          failure: string | null
          ids: string[] | null
          job: string
          listed: boolean
          place: number
          status: number | null
          title: string | null
          url: string
          was_read: boolean
        }
        Insert: {
          checked?: boolean
          description?: string | null
          failure?: string | null
          ids?: string[] | null
          job: string
          listed: boolean
          place?: never
          status?: number | null
          title?: string | null
          url: string
          was_read?: boolean
        }
        Update: {
          checked?: boolean
          description?: string | null
          failure?: string | null
          ids?: string[] | null
          job?: string
          listed?: boolean
          place?: never
          status?: number | null
          title?: string | null
          url?: string
          was_read?: boolean
        }
        Relationships: [
          {
            foreignKeyName: "page_run_pages_job_fkey"
            columns: ["job"]
            referencedRelation: "page_runs"
            referencedColumns: ["job"]
          },
        ]
      }
      page_runs: {
        Row: {
          id: string
          job: string
          open_steps: number
          seen_at: string
          source: string
          started_at: string
          started_by: string | null
          state: NonNullable<Json>
        }
        Insert: {
          id?: string
          job: string
          open_steps?: number
          seen_at?: string
          source: string
          started_at?: string
          started_by?: string | null
          state?: NonNullable<Json>
        }
        Update: {
          id?: string
          job?: string
          open_steps?: number
          seen_at?: string
          source?: string
          started_at?: string
          started_by?: string | null
          state?: NonNullable<Json>
        }
        Relationships: []
      }
      rate_limits: {
        Row: {
          attempts: number
          expires_at: string
          key: string
        }
        Insert: {
          attempts: number
          expires_at: string
          key: string
        }
        Update: {
          attempts?: number
          expires_at?: string
          key?: string
        }
        Relationships: []
      }
      scheduled_calls: {
        Row: {
          called_at: string
          function: string
          request_id: number
        }
        Insert: {
          called_at?: string
          function: string
          request_id: number
        }
        Update: {
          called_at?: string
          function?: string
          request_id?: number
        }
        Relationships: []
      }
      search_console_data: {
        Row: {
          clicks: number
          ctr: number
          date: string
          impressions: number
          position: number
          query: string
          url: string
        }
        Insert: {
          clicks?: number
          ctr?: number
          date: string
          impressions?: number
          position?: number
          query: string
          url: string
        }
        Update: {
          clicks?: number
          ctr?: number
          date?: string
          impressions?: number
          position?: number
          query?: string
          url?: string
        }
        Relationships: []
      }
      search_console_days: {
        Row: {
          clicks: number
          ctr: number
          date: string
          impressions: number
          is_final: boolean
          position: number
          synced_at: string | null
          unconfirmed_at: string | null
        }
        Insert: {
          clicks?: number
          ctr?: number
          date: string
          impressions?: number
          is_final: boolean
          position?: number
          synced_at?: string | null
          unconfirmed_at?: string | null
        }
        Update: {
          clicks?: number
          ctr?: number
          date?: string
          impressions?: number
          is_final?: boolean
          position?: number
          synced_at?: string | null
          unconfirmed_at?: string | null
        }
        Relationships: []
      }
      search_console_pages: {
        Row: {
          clicks: number
          ctr: number
          date: string
          impressions: number
          position: number
          url: string
        }
        Insert: {
          clicks?: number
          ctr?: number
          date: string
          impressions?: number
          position?: number
          url: string
        }
        Update: {
          clicks?: number
          ctr?: number
          date?: string
          impressions?: number
          position?: number
          url?: string
        }
        Relationships: []
      }
      seo_alerts: {
        Row: {
          created_at: string
          description: string
          id: string
          resolved: boolean
          resolved_at: string | null
          resolved_by: string | null
          resolved_by_check: boolean
          rule: string | null
          severity: string
          title: string
          updated_at: string
          url: string | null
        }
        Insert: {
          created_at?: string
          description: string
          id?: string
          resolved?: boolean
          resolved_at?: string | null
          resolved_by?: string | null
          resolved_by_check?: boolean
          rule?: string | null
          severity: string
          title: string
          updated_at?: string
          url?: string | null
        }
        Update: {
          created_at?: string
          description?: string
          id?: string
          resolved?: boolean
          resolved_at?: string | null
          resolved_by?: string | null
          resolved_by_check?: boolean
          rule?: string | null
          severity?: string
          title?: string
          updated_at?: string
          url?: string | null
        }
        Relationships: []
      }
      url_inspections: {
        Row: {
          coverage: string
          indexed: boolean
          inspected_at: string
          status_since: string
          url: string
        }
        Insert: {
          coverage?: string
          indexed: boolean
          inspected_at?: string
          status_since?: string
          url: string
        }
        Update: {
          coverage?: string
          indexed?: boolean
          inspected_at?: string
          status_since?: string
          url?: string
        }
        Relationships: []
      }
      url_monitoring: {
        Row: {
          canonical_url: string | null
          core_web_vitals: NonNullable<Json>
          created_at: string
          has_structured_data: boolean
          id: string
          issues: string[]
          last_checked: string
          left_sitemap_at: string | null
          meta_description: string | null
          noindex: boolean
          response_time: number | null
          status_code: number | null
          title: string | null
          updated_at: string
          url: string
        }
        Insert: {
          canonical_url?: string | null
          core_web_vitals?: NonNullable<Json>
          created_at?: string
          has_structured_data?: boolean
          id?: string
          issues?: string[]
          last_checked?: string
          left_sitemap_at?: string | null
          meta_description?: string | null
          noindex?: boolean
          response_time?: number | null
          status_code?: number | null
          title?: string | null
          updated_at?: string
          url: string
        }
        Update: {
          canonical_url?: string | null
          core_web_vitals?: NonNullable<Json>
          created_at?: string
          has_structured_data?: boolean
          id?: string
          issues?: string[]
          last_checked?: string
          left_sitemap_at?: string | null
          meta_description?: string | null
          noindex?: boolean
          response_time?: number | null
          status_code?: number | null
          title?: string | null
          updated_at?: string
          url?: string
        }
        Relationships: []
      }
    }
    Views: {
      blog_list: {
        Row: {
          excerpt: string
          id: string
          keywords: string[]
          post_count: number
          published_at: string
          slug: string
          title: string
          updated_at: string
        }
        Insert: {
          excerpt?: string | null
          id?: string | null
          keywords?: string[] | null
          post_count?: never
          published_at?: string | null
          slug?: string | null
          title?: string | null
          updated_at?: string | null
        }
        Update: {
          excerpt?: string | null
          id?: string | null
          keywords?: string[] | null
          post_count?: never
          published_at?: string | null
          slug?: string | null
          title?: string | null
          updated_at?: string | null
        }
        Relationships: []
      }
      published_posts: {
        Row: {
          content: string
          excerpt: string
          id: string
          keywords: string[]
          meta_description: string
          published_at: string
          slug: string
          title: string
          updated_at: string
        }
        Insert: {
          content?: string | null
          excerpt?: string | null
          id?: string | null
          keywords?: string[] | null
          meta_description?: string | null
          published_at?: string | null
          slug?: string | null
          title?: string | null
          updated_at?: string | null
        }
        Update: {
          content?: string | null
          excerpt?: string | null
          id?: string | null
          keywords?: string[] | null
          meta_description?: string | null
          published_at?: string | null
          slug?: string | null
          title?: string | null
          updated_at?: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      activity_log: {
        Args: { of_schedule: boolean; row_count?: number }
        Returns: Json
      }
      add_known_pages: {
        Args: { most: number; of_job: string; origin: string }
        Returns: undefined
      }
      add_linked_pages: {
        Args: { most: number; of_job: string }
        Returns: number
      }
      add_operator: { Args: { address: string }; Returns: string }
      add_run_pages: {
        Args: { most: number; of_job: string; urls: string[] }
        Returns: number
      }
      admin_access: {
        Args: Record<PropertyKey, never>
        Returns: {
          failed_addresses: number
          failed_sign_ins: number
          is_admin: boolean
        }[]
      }
      admin_email: { Args: { admin_id: string }; Returns: string }
      admin_home_report: {
        Args: { first_day: string; last_day: string }
        Returns: Json
      }
      alerts_page: {
        Args: {
          first_row: number
          newest_only?: boolean
          row_count: number
          severities: string[]
          wanted_resolved: boolean
        }
        Returns: Json
      }
      audit_history: {
        Args: { audit_count?: number; listed?: number }
        Returns: Json
      }
      begin_page_run: {
        Args: {
          asked_run?: string
          called: string
          caller: string
          caller_email?: string
        }
        Returns: Json
      }
      claim_job: {
        Args: { job_name: string; run: string; seconds: number }
        Returns: boolean
      }
      claim_notification_message: {
        Args: { for_channel: string; holder: string; lease_seconds: number }
        Returns: Json
      }
      collect_scheduled_calls: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      content_version: { Args: Record<PropertyKey, never>; Returns: string }
      continue_page_run: {
        Args: { called: string; run: string }
        Returns: boolean
      }
      count_attempts: {
        Args: {
          allowed: number[]
          limit_keys: string[]
          period_seconds: number
        }
        Returns: {
          attempts: number
          wait_seconds: number
        }[]
      }
      duration_in_words: { Args: { duration: string }; Returns: string }
      end_page_checks: { Args: { of_job: string }; Returns: number }
      findings_across_pages: {
        Args: { most: number; of_job: string }
        Returns: Json
      }
      finish_notification_message: {
        Args: {
          holder: string
          message: string
          new_status: string
          retry_at?: string
          said: string
        }
        Returns: boolean
      }
      forget_attempts: {
        Args: { counts: number[]; limit_keys: string[] }
        Returns: undefined
      }
      forget_indexnow_changes: {
        Args: { change_ids: string[] }
        Returns: undefined
      }
      grant_admin: { Args: { address: string }; Returns: string }
      in_quiet_hours: {
        Args: { moment: string; quiet_from: string; quiet_until: string }
        Returns: boolean
      }
      indexing_funnel: {
        Args: {
          first_row: number
          listed?: string[]
          pages: Json
          row_count: number
          site_url: string
          stopped_after?: number
        }
        Returns: Json
      }
      is_admin: { Args: Record<PropertyKey, never>; Returns: boolean }
      is_outage_rule: { Args: { rule: string }; Returns: boolean }
      kept_for: {
        Args: Record<PropertyKey, never>
        Returns: {
          kept: string
          what: string
        }[]
      }
      latest_admin_runs: {
        Args: Record<PropertyKey, never>
        Returns: {
          finished_at: string
          id: string
          operation: string
          outcome: Json
          started_at: string
          started_by_email: string
        }[]
      }
      mark_pages_down: {
        Args: { problem: string; seen_status?: number }
        Returns: number
      }
      missing_schedule_access: {
        Args: Record<PropertyKey, never>
        Returns: string[]
      }
      moment_in_words: { Args: { moment: string }; Returns: string }
      monitored_counts: { Args: Record<PropertyKey, never>; Returns: Json }
      monitored_pages: {
        Args: {
          charted: number
          first_row: number
          row_count: number
          wanted: string
        }
        Returns: Json
      }
      next_run_pages: {
        Args: { of_job: string; row_count: number }
        Returns: Json
      }
      note_admin_visit: { Args: Record<PropertyKey, never>; Returns: string }
      notification_news: { Args: { of_message: string }; Returns: Json }
      open_alert_counts: { Args: Record<PropertyKey, never>; Returns: Json }
      operators: {
        Args: Record<PropertyKey, never>
        Returns: {
          email: string
          last_seen_at: string
          since: string
          user_id: string
        }[]
      }
      page_run_progress: { Args: { of_job: string }; Returns: Json }
      page_run_stalled: { Args: { of_job: string }; Returns: boolean }
      plan_search_sync: {
        Args: { first_day: string; google_days: Json; last_day: string }
        Returns: {
          date: string
          has_figures: boolean
        }[]
      }
      public_post_count: { Args: Record<PropertyKey, never>; Returns: number }
      publish_scheduled_posts: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      purge_old_rows: { Args: Record<PropertyKey, never>; Returns: Json }
      purge_search_rows: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      queue_due_notifications: { Args: { at?: string }; Returns: undefined }
      queue_notification: {
        Args: {
          alert_id: string
          but_not?: string
          content: Json
          event: string
          kind: string
          severity: string
        }
        Returns: undefined
      }
      queue_page: {
        Args: { due: string; page_path: string }
        Returns: undefined
      }
      record_failed_sign_in: {
        Args: { account_email: string; from_address: string }
        Returns: undefined
      }
      record_function_outcome: {
        Args: {
          called: string
          caller: string
          end_message: string
          end_status: string
          ended_at?: string
        }
        Returns: boolean
      }
      record_page_checks: { Args: { checks: Json }; Returns: undefined }
      record_scheduled_call: {
        Args: {
          called: string
          called_at: string
          http_status: number
          problem: string
        }
        Returns: undefined
      }
      replace_search_day: {
        Args: {
          day: string
          day_is_final: boolean
          pages: Json
          queries: Json
          totals: Json
        }
        Returns: Json
      }
      save_run_step: {
        Args: {
          findings?: Json
          links?: Json
          new_state: Json
          of_job: string
          pages?: Json
          run: string
        }
        Returns: Json
      }
      search_history: { Args: Record<PropertyKey, never>; Returns: Json }
      search_history_pending: {
        Args: Record<PropertyKey, never>
        Returns: boolean
      }
      search_report: {
        Args: { first_day: string; last_day: string }
        Returns: Json
      }
      search_rows: {
        Args: {
          first_day: string
          last_day: string
          list: string
          narrowed_to?: string
          page_size?: number
          reversed?: boolean
          search?: string
          skip?: number
          sort?: string
        }
        Returns: Json
      }
      search_rows_by_day: {
        Args: {
          first_day: string
          last_day: string
          list: string
          names: string[]
          narrowed_to?: string
        }
        Returns: Json
      }
      seo_dashboard_report: {
        Args: { first_day: string; last_day: string }
        Returns: Json
      }
      set_schedule_access: {
        Args: { address: string; secret: string }
        Returns: undefined
      }
      settle_alerts: {
        Args: { checked: string[]; findings: Json; site_rules: string[] }
        Returns: {
          mended: number
          opened: number
        }[]
      }
      sitemap_coverage: {
        Args: {
          first_row?: number
          row_count: number
          since: string
          sitemap_urls: string[]
        }
        Returns: Json
      }
      sitemap_manager_report: {
        Args: Record<PropertyKey, never>
        Returns: Json
      }
      start_admin_run: {
        Args: {
          admin_id: string
          dead_after_seconds: number
          run_operation: string
        }
        Returns: string
      }
      url_audit_stalled: { Args: Record<PropertyKey, never>; Returns: boolean }
      url_monitoring_stalled: {
        Args: Record<PropertyKey, never>
        Returns: boolean
      }
      urls_to_inspect: {
        Args: {
          first_urls: string[]
          pages: string[]
          row_count: number
          site_url: string
        }
        Returns: Json
      }
      watch_for_outages: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      without_accents: { Args: { given: string }; Returns: string }
      worst_findings: { Args: { most: number; of_job: string }; Returns: Json }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
